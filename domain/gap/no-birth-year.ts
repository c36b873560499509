import type { DataSource } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import { cited } from '#domain/message/value.ts'
import type { Gap } from '#domain/observation/gap.ts'
import type { PeriodCode } from '#domain/period/period.ts'

/** Why a figure has no place among years of birth: nobody says in which year its children were born. */
export function noBirthYear(source: DataSource, period: PeriodCode): Gap {
  return {
    reason: 'not_applicable',
    note: message('part-gap.no-birth-year', { cited: cited(source, period) }),
  }
}
