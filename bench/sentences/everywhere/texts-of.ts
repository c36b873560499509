const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** What a reader sees of a page, block by block: headings, paragraphs, entries and cells. */
export function blocksOf(html: string): string[] {
  return html
    .replace(/<(style|script|svg|select|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(
      /<\/?(?:p|div|li|ul|ol|td|th|tr|h\d|section|header|footer|summary|dt|dd|caption|figcaption|br|small|label|option|main|nav)\b[^>]*>/g,
      '\n',
    )
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
}

/** Names, and texts that the publishers of figures wrote. */
const NAMES = new Set([
  'name',
  'full_name',
  'label',
  'indicator_name',
  'origin',
  'inputs',
  'href',
  'citation',
])

/** The sentences of an answer of the API, wherever they stand in it. */
export function textsIn(answer: unknown, key = ''): string[] {
  if (NAMES.has(key)) return []
  if (typeof answer === 'string') return answer.split(' ').length > 3 ? [answer] : []
  if (Array.isArray(answer)) return answer.flatMap((one) => textsIn(one, key))
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, one]) => textsIn(one, name))
}

/** Whole sentences of a block; a cell is one. */
export function sentencesIn(block: string): string[] {
  return block.split(/(?<=[.?!]) (?=[A-Z“\d])/)
}
