import { message } from '#domain/message/message.ts'
import { figure, quotes, trends } from './parts.ts'
import type { SpecialDashboard } from './special-dashboard.ts'

/** Diseases that are reported week by week: our figures first, and the dashboard of the agency. */
export const NCDC: SpecialDashboard = {
  slug: 'external-ncdc',
  opening: 'ncdc',
  tabs: [
    {
      slug: 'ncdc',
      title: message('special.ncdc'),
      lead: message('special.ncdc-lead'),
      parts: [
        figure('epidemic-curve', [1301, 1302], { sources: [31], locations: ['{place}'], width: 'full' }),
        figure('epidemic-curve', [1721, 1722], { sources: [150], width: 'full' }),
        ...trends(481, 1480, 1316, 1314),
      ],
      byPlace: true,
      width: 'wide',
      missing: [{ what: message('special.ncdc-missing'), filledBy: message('special.ncdc-fills') }],
      outside: 31,
    },
  ],
}

/** HIV: treatment and people who live with it. */
export const NDR_1: SpecialDashboard = {
  slug: 'external-ndr1',
  opening: 'ndr1',
  tabs: [
    {
      slug: 'ndr1',
      title: message('special.ndr1'),
      lead: message('special.ndr1-lead'),
      parts: [...quotes(1082, 26), ...trends(1082, 1084, 1401, 1081)],
      width: 'wide',
      missing: [{ what: message('special.ndr-missing'), filledBy: message('special.ndr-fills') }],
      outside: 12,
      outsideName: message('special.ndr'),
    },
  ],
}

/** HIV: the places, the people, and the spending. */
export const NDR_2: SpecialDashboard = {
  slug: 'external-ndr2',
  opening: 'ndr2',
  tabs: [
    {
      slug: 'ndr2',
      title: message('special.ndr2'),
      lead: message('special.ndr2-lead'),
      parts: [
        figure('map', [26], { sources: [16] }),
        figure('distribution', [26], { sources: [16] }),
        ...trends(1406, 1407, 1405, 1083, 686, 689),
      ],
      width: 'wide',
      missing: [{ what: message('special.ndr-missing'), filledBy: message('special.ndr-fills') }],
      outside: 12,
      outsideName: message('special.ndr'),
    },
  ],
}
