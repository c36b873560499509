import type { Disease } from '#domain/reference/curation.ts'

const LASSA: Disease = {
  name: 'Lassa fever',
  reports: 1301,
  fatality: { cases: 481, deaths: 483, published: 484, counts: 'year' },
  measures: [
    {
      indicator: 1301,
      nature: 'new',
      name: 'Confirmed cases',
      many: 'confirmed cases of Lassa fever',
      one: 'confirmed case of Lassa fever',
      mapped: 481,
    },
    {
      indicator: 1300,
      nature: 'new',
      name: 'Suspected cases',
      many: 'suspected cases of Lassa fever',
      one: 'suspected case of Lassa fever',
      mapped: 480,
    },
    {
      indicator: 1302,
      nature: 'new',
      name: 'Deaths',
      many: 'deaths from Lassa fever',
      one: 'death from Lassa fever',
      mapped: 483,
    },
    {
      indicator: 1303,
      nature: 'new',
      name: 'Health workers',
      many: 'health workers with Lassa fever',
      one: 'health worker with Lassa fever',
      mapped: null,
    },
  ],
}

const COVID: Disease = {
  name: 'COVID-19',
  reports: 499,
  fatality: { cases: 499, deaths: 501, published: null, counts: 'cumulative' },
  measures: [
    {
      indicator: 499,
      nature: 'cumulative',
      name: 'Confirmed cases',
      many: 'confirmed cases of COVID-19',
      one: 'confirmed case of COVID-19',
      mapped: 499,
    },
    {
      indicator: 501,
      nature: 'cumulative',
      name: 'Deaths',
      many: 'deaths from COVID-19',
      one: 'death from COVID-19',
      mapped: 501,
    },
    {
      indicator: 500,
      nature: 'cumulative',
      name: 'Recovered cases',
      many: 'recovered cases of COVID-19',
      one: 'recovered case of COVID-19',
      mapped: 500,
    },
    {
      indicator: 503,
      nature: 'stock',
      name: 'Active cases',
      many: 'active cases of COVID-19',
      one: 'active case of COVID-19',
      mapped: 503,
    },
  ],
}

/** Suspected and confirmed cases are not told apart, so their share that died is not one of confirmed cases. */
const CHOLERA: Disease = {
  name: 'Cholera',
  reports: 1721,
  fatality: null,
  measures: [
    {
      indicator: 1721,
      nature: 'new',
      name: 'Cases',
      many: 'cases of cholera',
      one: 'case of cholera',
      mapped: null,
    },
    {
      indicator: 1722,
      nature: 'new',
      name: 'Deaths',
      many: 'deaths from cholera',
      one: 'death from cholera',
      mapped: null,
    },
  ],
}

/** The diseases that the data have by week. */
export const DISEASES: readonly Disease[] = [LASSA, COVID, CHOLERA]
