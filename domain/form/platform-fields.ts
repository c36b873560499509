import { textRule } from '#domain/form/field-rule.ts'

/** What the notice on top of every page has to be. */
export const PLATFORM_NOTICE = textRule(300, undefined, 'Write 300 characters at most.')
