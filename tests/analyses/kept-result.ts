import { inEnglish } from '#server/platform/in-english.ts'

/** Parts of a result that are what was asked: a name is enough of them. */
const NAMED = ['indicator', 'location', 'source', 'primary', 'question', 'asked']
/** So many significant digits of a number are kept. */
const DIGITS = 9

/** A result of a method as lines that a difference can be read in: `agreement.0.value 0.72`, one for each number and sentence. */
export function keptResult(result: unknown): string {
  return `${linesOf('', inEnglish(result as object)).join('\n')}\n`
}

function linesOf(path: string, part: unknown): string[] {
  if (typeof part === 'number')
    return [`${path} ${Number.isInteger(part) ? part : Number(part.toPrecision(DIGITS))}`]
  if (part === null || typeof part !== 'object') return part === undefined ? [] : [`${path} ${part}`]
  const [key = ''] = path.split('.').slice(-1)
  if (NAMED.includes(key) && 'name' in part) return [`${path} ${part.name}`]
  if (NAMED.includes(key) && 'shortName' in part) return [`${path} ${part.shortName}`]
  if (key === 'reference') return []
  const entries =
    part instanceof Map ? [...part] : part instanceof Set ? [...part].entries() : Object.entries(part)
  return [...entries].flatMap(([name, inside]) =>
    linesOf(path === '' ? String(name) : `${path}.${name}`, inside),
  )
}
