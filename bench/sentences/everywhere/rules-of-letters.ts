import { numberOf } from '../reading.ts'
import type { Row, World } from '../rows.ts'
import type { FaultRule } from './rule.ts'
import type { Statement } from './statement.ts'

/** The numbers and the place of a line of a letter against the row that is new. */
const L1: FaultRule = {
  finding: 'L1',
  weight: 'false',
  name: 'a letter with another figure than the row',
  isFaulty: ({ place, said, about }, world) => {
    const row = place === 'letter' ? letterRow(about, world) : undefined
    const quantity = world.quantities.get(about.indicator ?? 0)
    const line = said.slice(said.indexOf(`${quantity?.shortName}:`) + (quantity?.shortName.length ?? 0))
    const cited = /^: (?:US\$)?(−?[\d,]+(?:\.(\d+))?)[^()]*? in ([^()]+) \(/.exec(line)
    if (!row || !cited || /figures? of places inside/.test(said)) return false
    const [, figure = '', decimals = '', where = ''] = cited
    const named = world.places.get(row.location)?.name ?? ''
    const isOff = Math.abs(numberOf(figure) - row.value) > 0.5001 * 10 ** -decimals.length
    return isOff || !where.endsWith(named.replace(/^the /, ''))
  },
}

/** A figure of a part of a period, or one that is projected, without a word of it. */
const L2: FaultRule = {
  finding: 'L2',
  weight: 'misleading',
  name: 'a letter that drops what a figure is marked with',
  isFaulty: ({ place, said, about }, world) => {
    const row = place === 'letter' ? letterRow(about, world) : undefined
    if (!row || /figures? of places inside|→/.test(said) || !said.startsWith('New or corrected')) return false
    const isPartial = row.flags.includes('partial_period') && !said.includes('of a part of the period')
    return isPartial || (row.flags.includes('projection') && !said.includes('projected'))
  },
}

/** Said to be corrected from what it is now; or corrected, and not a word of the value before. */
const L3: FaultRule = {
  finding: 'L3',
  weight: 'false',
  name: 'a correction that is none, or that is not said',
  isFaulty: ({ place, said, about }) => {
    if (place !== 'letter' || !said.startsWith('New or corrected') || /figures? of places inside/.test(said))
      return false
    const [, before] = /, before (\S+?)[.;]?(?:\s|$)/.exec(said) ?? []
    const [, now] = /: (?:US\$)?(\S+?)(?: per [\d,]+)? in /.exec(said) ?? []
    return before !== undefined && (about.before === undefined || before === now)
  },
}

/** Counts of a letter about a document that are not those of its rows. */
const L4: FaultRule = {
  finding: 'L4',
  weight: 'false',
  name: 'a letter that counts other rows than changed',
  isFaulty: ({ place, said, whole, about: { tally } }) => {
    if (place !== 'letter' || tally?.changed === undefined) return false
    const number = (form: RegExp) => Number(form.exec(said)?.[1] ?? 0)
    const lines = whole.split('\n').filter((line) => line.includes('→')).length
    if (/^\W*and \d+ more$/.test(said)) return lines + number(/and (\d+) more/) !== tally.changed
    if (said.includes('→')) return tally.changed === 0
    const isOff = number(/(\d+) new/) !== tally.added || number(/(\d+) no longer there/) !== tally.gone
    return isOff || said.startsWith('What has changed') !== tally.changed > 0
  },
}

/** Other figures or documents than those that quote what was revised. */
const L5: FaultRule = {
  finding: 'L5',
  weight: 'false',
  name: 'a letter that counts other figures than were revised',
  isFaulty: ({ place, said, about: { tally } }) => {
    if (place !== 'letter' || tally?.figures === undefined) return false
    const figures = Number(/(\d+) figures? that you quote/.exec(said)?.[1] ?? 0)
    const documents = (said.match(/“/g) ?? []).length + Number(/and (\d+) more document/.exec(said)?.[1] ?? 0)
    return figures !== tally.figures || documents !== tally.documents
  },
}

function letterRow(about: Statement['about'], world: World): Row | undefined {
  return world
    .rowsOf(about.indicator ?? 0)
    .find(
      (row) => row.source === about.source && row.location === about.location && row.period === about.period,
    )
}

/** Faults of letters that state figures, told by the row that is new, by the value before and by what was counted. */
export const RULES_OF_LETTERS: readonly FaultRule[] = [L1, L2, L3, L4, L5]
