import { type Message, message } from '#domain/message/message.ts'
import { decimal, percentage, whole } from '#domain/message/value.ts'
import type { CheckName } from './quality-check.ts'
import type { ScorePart } from './quality-score.ts'
import { type Light, THRESHOLDS } from './thresholds.ts'

interface LightWords {
  readonly word: Message
  readonly sign: string
}

/** A light by word and sign, so that it never speaks by colour alone. */
export const LIGHT_WORDS: Readonly<Record<Light | 'none', LightWords>> = {
  green: { word: message('quality-checks.light', { light: 'green' }), sign: '✓' },
  amber: { word: message('quality-checks.light', { light: 'amber' }), sign: '!' },
  red: { word: message('quality-checks.light', { light: 'red' }), sign: '✕' },
  none: { word: message('quality-checks.light', { light: 'none' }), sign: '–' },
}

const { completeness, outlier, modifiedZ, deviations, relative, dropout, external, growth, spike } =
  THRESHOLDS
const SHARES = { green: percentage(completeness.green), amber: percentage(completeness.red) }

/** The question of each check, and its rule with the thresholds. */
export const CHECK_WORDS: Readonly<Record<CheckName, { readonly title: Message; readonly rule: Message }>> = {
  completeness: {
    title: message('quality-checks.title', { check: 'completeness' }),
    rule: message('quality-checks.rule-completeness', SHARES),
  },
  outliers: {
    title: message('quality-checks.title', { check: 'outliers' }),
    rule: message('quality-checks.rule-outliers', {
      moderate: whole(outlier.moderate),
      extreme: whole(outlier.extreme),
      modified: String(modifiedZ),
      deviations: whole(deviations),
    }),
  },
  parts: {
    title: message('quality-checks.title', { check: 'parts' }),
    rule: message('quality-checks.rule-parts', {
      states: decimal(spike.states.times),
      lgas: whole(spike.lgas.times),
      cases: whole(spike.cases),
      share: percentage(100 * spike.passes),
    }),
  },
  over_time: {
    title: message('quality-checks.title', { check: 'over_time' }),
    rule: message('quality-checks.rule-over-time', { ...SHARES, third: percentage(100 * relative) }),
  },
  related: {
    title: message('quality-checks.title', { check: 'related' }),
    rule: message('quality-checks.rule-related', {
      dropout: percentage(dropout),
      most: decimal(THRESHOLDS.related[1], 1),
    }),
  },
  external: {
    title: message('quality-checks.title', { check: 'external' }),
    rule: message('quality-checks.rule-external', {
      green: rangeOf(external.green),
      amber: rangeOf(external.amber),
    }),
  },
  denominators: {
    title: message('quality-checks.title', { check: 'denominators' }),
    rule: message('quality-checks.rule-denominators', {
      least: percentage(growth[0]),
      most: percentage(growth[1]),
    }),
  },
}

function rangeOf([from, to]: readonly [number, number]): Message {
  return message('quality-checks.span', { from: String(from), to: String(to) })
}

/** The parts of the score in words. */
export const SCORE_WORDS: Readonly<Record<ScorePart, Message>> = {
  completeness: message('quality-checks.part', { part: 'completeness' }),
  no_outliers: message('quality-checks.part', { part: 'no_outliers' }),
  over_time: message('quality-checks.part', { part: 'over_time' }),
  related: message('quality-checks.part', { part: 'related' }),
  external: message('quality-checks.part', { part: 'external' }),
}
