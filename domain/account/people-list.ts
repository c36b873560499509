import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { ACCOUNT_FIELDS } from './account-fields.ts'
import { isEmail } from '#domain/form/email.ts'
import { type Role, ROLES, roleName } from './role.ts'

/** Lines that are taken at once. */
export const MOST_PEOPLE = 200

/** Somebody to be invited. */
export interface ListedPerson {
  readonly name: string
  /** In lower case. */
  readonly email: string
  readonly role: Role
  readonly organization: string
}

/** One line of a pasted list, as it was read: a person, or its fault. */
export type ListedLine = { readonly number: number; readonly text: string } & (
  | { readonly person: ListedPerson; readonly fault: null }
  | { readonly person: null; readonly fault: Message }
)

/**
 * The people of a pasted list: name, e-mail, role and organisation in each line, with tabs, semicolons or commas between
 * them. Empty lines and a line of headings are left out; every other line is given back, with a person or a fault.
 */
export function peopleIn(list: string): readonly ListedLine[] {
  const seen = new Map<string, number>()
  return list
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ number: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '')
    .filter(({ text }, index) => !(index === 0 && isHeading(text)))
    .map(({ number, text }) => {
      const read = personIn(text)
      if ('id' in read) return { number, text, person: null, fault: read }
      const before = seen.get(read.email)
      if (before !== undefined)
        return { number, text, person: null, fault: message('people-list.line', { line: `${before}` }) }
      seen.set(read.email, number)
      return { number, text, person: read, fault: null }
    })
}

/**
 * Without an address, and with a word for one: the heading that programs for tables write above the columns.
 */
function isHeading(text: string): boolean {
  return !text.includes('@') && /e-?mail/i.test(text)
}

function personIn(line: string): ListedPerson | Message {
  const [name = '', email = '', role = '', ...organization] = valuesIn(line)
  if (name === '') return message('people-list.name')
  if (email === '') return message('people-list.email')
  if (!isEmail(email)) return message(isEmail(name) ? 'people-list.order' : 'people-list.no-email')
  const found = roleCalled(role)
  if (found === null) return message('people-list.role', { role, roles: listOf(ROLES.map(roleName), 'none') })
  const joined = organization.filter((part) => part !== '').join(', ')
  if ([...name].length > ACCOUNT_FIELDS.first_name.longest) return message('people-list.long-name')
  if ([...joined].length > ACCOUNT_FIELDS.organization.longest)
    return message('people-list.long-organisation')
  return { name, email: email.toLowerCase(), role: found, organization: joined }
}

/** Empty is a user; roles are known in any case. */
function roleCalled(word: string): Role | null {
  if (word === '') return 'user'
  const wanted = word.toLowerCase()
  if (wanted === 'administrator') return 'admin'
  return ROLES.find((role) => role === wanted) ?? null
}

/** The values of a line: between tabs where there are any, else semicolons, else commas; quoted ones may hold the sign itself. */
function valuesIn(line: string): string[] {
  const outside = line.replaceAll(/"[^"]*"/g, '')
  const between = ['\t', ';'].find((sign) => outside.includes(sign)) ?? ','
  const values: string[] = ['']
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === between && !isQuoted) values.push('')
    else values[values.length - 1] += sign
  }
  return values.map((value) => value.replaceAll(/\s+/g, ' ').trim())
}
