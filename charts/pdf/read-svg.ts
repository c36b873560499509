/** An element of a drawing, with what stands inside it. Text between elements is kept only where there is some. */
export interface ReadElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly ReadElement[]
  readonly text: string
}

interface Open {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: ReadElement[]
  text: string
}

const TAG =
  /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Reads SVG as our drawings write it: well-formed, without entities of its own. Works where there is no browser. */
export function readSvg(source: string): ReadElement {
  const root: Open = { name: '', attributes: {}, children: [], text: '' }
  const open: Open[] = [root]
  let last = 0
  for (const match of source.matchAll(TAG)) {
    const [whole, closes, name, attributes = '', isEmpty] = match
    const inside = open.at(-1) ?? root
    inside.text += source.slice(last, match.index)
    last = match.index + whole.length
    if (name === undefined) continue
    if (closes) {
      const done = open.length > 1 ? open.pop() : undefined
      if (done) open.at(-1)?.children.push(closed(done))
      continue
    }
    const next: Open = { name, attributes: attributesIn(attributes), children: [], text: '' }
    if (isEmpty) inside.children.push(closed(next))
    else open.push(next)
  }
  const [drawing] = root.children
  if (!drawing || open.length > 1) throw new TypeError('This is no whole SVG drawing')
  return drawing
}

function closed({ name, attributes, children, text }: Open): ReadElement {
  return { name, attributes, children, text: plain(text) }
}

/** Attributes, with what a `style` says among them. */
function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    found[name] = plain(double ?? single ?? '')
  }
  for (const rule of (found.style ?? '').split(';')) {
    const [name, value] = rule.split(/:(.*)/s)
    if (name && value) found[name.trim()] = value.trim()
  }
  // The short form: `600 10.5px Inter`.
  const [, weight, size] = /^(?:(\d+|bold|normal)\s+)?([\d.]+px)/.exec(found.font ?? '') ?? []
  if (weight) found['font-weight'] = weight
  if (size) found['font-size'] = size
  return found
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function plain(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return ENTITIES[name] ?? whole
  })
}
