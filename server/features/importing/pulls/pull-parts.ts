import type { Pulled, PulledFromDhis2 } from '#contract/data-import/data-pulls.ts'
import { dhis2Period, periodsBetween } from '#domain/data-pull/pull-periods.ts'
import { dhis2Address, NAMES_OF_SET } from './dhis2.ts'

/** One part of a pull: a file of its own, which is read by itself. */
export interface PullPart {
  readonly name: string
  /** The address, or the names of the elements and places of a data set, which come in pages. */
  readonly address: string | typeof NAMES_OF_SET
}

/** The parts of a pull, in their order: the same whenever one asks, so that a broken pull goes on where it stopped. */
export function partsOf(asked: Pulled): PullPart[] {
  if (asked.kind === 'file') return [{ name: fileName(asked.address), address: asked.address }]
  const { kind, first, last } = asked.periods
  const periods = periodsBetween(kind, first, last) ?? []
  const figures = periods.map((period) => ({
    name: `${period}.json`,
    address: figuresAddress(asked, dhis2Period(period)),
  }))
  return asked.data === 'indicators' ? figures : [{ name: 'names.json', address: NAMES_OF_SET }, ...figures]
}

/** An address as the audit log names it: what stands behind a question mark may be a secret. */
export function auditedAddress({ address }: Pulled): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

function fileName(address: string): string {
  const last = new URL(address).pathname.split('/').findLast((part) => part !== '') ?? new URL(address).host
  return last.slice(0, 200)
}

function figuresAddress(asked: PulledFromDhis2, period: string): string {
  const { data, ids, units, level } = asked
  if (data === 'indicators') {
    const places = [...units, `LEVEL-${level}`].join(';')
    return dhis2Address(asked.address, 'analytics.json', [
      ['dimension', `dx:${ids.join(';')}`],
      ['dimension', `pe:${period}`],
      ['dimension', `ou:${places}`],
      ['includeNumDen', 'true'],
    ])
  }
  return dhis2Address(asked.address, 'dataValueSets.json', [
    ...ids.map((id) => ['dataSet', id] as const),
    ['period', period],
    ...units.map((id) => ['orgUnit', id] as const),
    ['children', 'true'],
  ])
}
