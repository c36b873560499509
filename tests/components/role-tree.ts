import { createHash } from 'node:crypto'

/** Elements that say what they are by themselves; of all others the words alone are kept. */
const NAMED =
  /^(a|button|input|select|option|textarea|h[1-6]|table|tr|th|td|caption|ul|ol|li|dl|dt|dd|nav|main|section|article|figure|figcaption|img|progress|dialog|details|summary|fieldset|legend|label|p|time|form)$/
/** Attributes that readers see or hear, and the sizes of bars. */
const KEPT = [
  ...['role', 'aria-label', 'aria-pressed', 'aria-current', 'aria-expanded', 'aria-checked', 'aria-invalid'],
  ...['aria-sort', 'aria-busy', 'href', 'type', 'disabled', 'checked', 'selected', 'open', 'placeholder'],
  ...['min', 'max', 'step', 'maxlength', 'alt', 'datetime', 'colspan', 'rowspan', 'title', 'style'],
]
const ORDER: ReadonlyMap<string, number> = new Map(KEPT.map((name, order) => [name, order]))
/** Lines of a tree that are kept as they are; the others by a digest. */
const MOST = 160

/** The tree of a part of a page as readers meet it: roles, names, states and words, a line each. */
export function roleTree(root: Element): string {
  const lines = treeLines(root)
  if (lines.length <= MOST) return `${lines.join('\n')}\n`
  const rest = lines.slice(MOST)
  return `${[...lines.slice(0, MOST), `… ${rest.length} lines, ${digestOf(rest.join('\n'))}`].join('\n')}\n`
}

/** All lines of the tree. */
export function treeLines(root: Element): string[] {
  return linesOf(root, 0)
}

function linesOf(element: Element, depth: number): string[] {
  const tag = element.tagName.toLowerCase()
  if (tag === 'script' || tag === 'style') return []
  if (tag === 'svg') return [`${'  '.repeat(depth)}${drawing(element)}`]
  const isNamed = NAMED.test(tag) || element.hasAttribute('role')
  const inside = depth + (isNamed ? 1 : 0)
  const own = isNamed ? [`${'  '.repeat(depth)}${described(element, tag)}`] : []
  // What is typed into a text area is its value.
  const within = tag === 'textarea' ? [] : [...element.childNodes]
  const children = within.flatMap((child) => {
    if (child instanceof Element) return linesOf(child, inside)
    const words = child.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    return words === '' ? [] : [`${'  '.repeat(inside)}“${words}”`]
  })
  return [...own, ...children]
}

function described(element: Element, tag: string): string {
  // Whether something is ticked is a state; the attribute is what it began with.
  const own = element.getAttributeNames().filter((name) => name !== 'checked' && ORDER.has(name))
  const names = 'checked' in element && element.checked === true ? [...own, 'checked'] : own
  const ordered = names.toSorted((one, other) => (ORDER.get(one) ?? 0) - (ORDER.get(other) ?? 0))
  const attributes = ordered.map((name) => {
    const value = element.getAttribute(name) ?? ''
    return value === '' ? name : `${name}=${value}`
  })
  const value =
    'value' in element && tag !== 'li' && tag !== 'option' ? [`value=${String(element.value)}`] : []
  return [tag, ...attributes, ...value].join(' ')
}

/** A page draws the same signs again and again. */
const digests = new Map<string, string>()

/** Shapes by a digest: a drawing is kept elsewhere in full. Ids are those of the order in which parts are drawn. */
function drawing(element: Element): string {
  const name = element.getAttribute('aria-label') ?? ''
  const text = element.outerHTML
  const digest = digests.get(text) ?? digestOfShapes(text)
  digests.set(text, digest)
  return `svg ${name} ${digest}`
}

function digestOfShapes(text: string): string {
  const shapes = text.replaceAll(/ (?:id|for|class|aria-labelledby|aria-describedby)="[^"]*"/g, '')
  return digestOf(shapes.replaceAll(/url\([^)]*\)|#[\w:-]*«?r[\w-]*»?/g, ''))
}

/** A short name for a text, by which a change of it is seen. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
