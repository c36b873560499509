import { type LgaQuestion, lgaFilesFor } from '#domain/choice/lga-files.ts'
import type { FileRequest } from './file-request.ts'

/** The files of an indicator's LGAs that a choice is shown from. */
export function lgaRequests(indicator: number, question: LgaQuestion): readonly FileRequest[] {
  const { years, monthsOf } = lgaFilesFor(question)
  return [
    ...(years ? [{ file: 'lgas' as const, indicator }] : []),
    ...(monthsOf === null ? [] : [{ file: 'lga-months' as const, indicator, state: monthsOf }]),
  ]
}
