import { BANDS, type Scale, SCALES } from './answer-words.ts'
import { type Message, message } from '#domain/message/message.ts'

/** 0 not available, 1 Poor to 5 Excellent. */
export type Grade = 0 | 1 | 2 | 3 | 4 | 5

/**
 * Grade of a measure m from 0 to 1, or of none: 0 for null, else clamp(ceil(5m − 1e-9), 1, 5), which are bands of 20
 * points. Source: methods §1.3.
 */
export function gradeOf(m: number | null): Grade {
  if (m === null) return 0
  return Math.min(Math.max(Math.ceil(5 * m - 1e-9), 1), 5) as Grade
}

export interface DimensionScore {
  /** 100 · Σ grades / (5 · number of metrics), unavailable ones counted; null when none is available. */
  readonly score: number | null
  /** The same over the available metrics only. */
  readonly score_available: number | null
  readonly n_available: number
}

/** Score of one dimension from the grades of all its metrics, 0 to 100. Source: methods §1.1 and §1.3. */
export function dimensionScore(grades: readonly Grade[]): DimensionScore {
  const available = grades.filter((grade) => grade > 0).length
  const total = grades.reduce<number>((sum, grade) => sum + grade, 0)
  if (available === 0) return { score: null, score_available: null, n_available: 0 }
  return {
    score: (100 * total) / (5 * grades.length),
    score_available: (100 * total) / (5 * available),
    n_available: available,
  }
}

/** Mean of the sources' scores to one decimal, over those that have one; null when none has. Source: methods §1.1. */
export function overallScore(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  if (known.length === 0) return null
  return Number((known.reduce((sum, score) => sum + score, 0) / known.length).toFixed(1))
}

export type Dimension = keyof typeof BANDS

/** Word of an overall score with one decimal: from 81, 61, 41 and 21 on, so that 80.9 is High. Source: methods §1.1. */
export function scoreBand(score: number, dimension: Dimension): string {
  const words = BANDS[dimension]
  const reached = [21, 41, 61, 81].filter((cut) => score >= cut).length
  return words[reached] ?? words[0]
}

/** A metric of two sources together. */
export interface JoinedGrade {
  /** Mean of the grades that are available, one decimal; 0 when none is. */
  readonly score: number
  /** Word of the score, halves rounded down. */
  readonly scale: Scale
}

/** Grades of the members of a pair as one: 4 and 5 give 4.5, labelled Good. Source: methods §1.6. */
export function joinedGrade(grades: readonly Grade[]): JoinedGrade {
  const known = grades.filter((grade) => grade > 0)
  if (known.length === 0) return { score: 0, scale: SCALES[0] }
  const mean = known.reduce<number>((sum, grade) => sum + grade, 0) / known.length
  const score = Math.round(mean * 10) / 10
  return { score, scale: SCALES[Math.ceil(score - 0.5)] ?? SCALES[0] }
}

/** The word of a scale as readers see it. */
export function scaleName(scale: Scale): Message {
  return message('triangulation.grade', { grade: GRADES[SCALES.indexOf(scale)] ?? '0' })
}

const GRADES = ['0', '1', '2', '3', '4', '5'] as const
