import { KINDS } from '#charts/kinds.ts'
import { FONT_SIZES } from '#domain/account/appearance.ts'
import { OFFERED_LANGUAGES } from '#domain/message/language.ts'
import { PARAMETER_NAMES } from '#domain/document/parameters.ts'
import { BRIEF_FORMATS } from '#server/briefs/briefs.ts'
import { MEDIA_TYPES } from '#server/figure-files/figure-order.ts'
import { BOUNDS, MODES } from '#server/figure-files/figure-request.ts'
import { PAPER_FORMATS } from '#server/paper/document-files.ts'

/** What an address takes: a word of a list, a number between bounds, or any text. */
export interface FileParameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly description: string
  readonly words?: readonly string[]
  readonly bounds?: { readonly least: number; readonly most: number; readonly whole: boolean }
}

/** An address outside the API that answers with a file: of a figure, a document or a brief. */
export interface FileAddress {
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly type: string
  readonly parameters: readonly FileParameter[]
}

const query = (name: string, description: string, more: Partial<FileParameter> = {}): FileParameter => ({
  ...{ name, in: 'query', description },
  ...more,
})
const path = (name: string, description: string): FileParameter => ({ name, in: 'path', description })
const LANG = query('lang', 'In which words; English when left out.', { words: OFFERED_LANGUAGES })

const VIEW: readonly FileParameter[] = [
  query(
    'kind',
    'Which kind of figure; its options go by the names that the page of the figure has in its address.',
    {
      words: KINDS.map(({ name }) => name),
    },
  ),
  query('indicator', 'Ids of indicators, with commas between them.'),
  query('datasource', 'Ids of data sources, with commas between them.'),
  query('location', 'Ids of places, with commas between them.'),
  query('period', 'Periods such as `2024` or `2024-06`, with commas between them.'),
]
const LOOK: readonly FileParameter[] = [
  query('width', 'CSS pixels; 1200 when left out.', { bounds: BOUNDS.width }),
  query('height', 'CSS pixels; as high as the figure needs when left out.', { bounds: BOUNDS.height }),
  query('scale', 'Dots for each pixel of a picture of dots.', { bounds: BOUNDS.scale }),
  query('mode', 'Colours.', { words: MODES }),
  query('font', 'Size of the letters.', { words: FONT_SIZES }),
]
const FIGURE: readonly FileParameter[] = [
  ...VIEW,
  query('release', 'Hash of a release: the answer then never changes. The newest when left out.'),
  LANG,
]

const FIGURE_WORDS: Readonly<Record<keyof typeof MEDIA_TYPES, string>> = {
  svg: 'A figure as drawing',
  png: 'A figure as picture of dots',
  pdf: 'A figure as lines and letters on a page',
  csv: 'The rows of a figure, with source, licence, definition and address above them',
  json: 'The rows of a figure with all that is said of it',
  xlsx: 'The rows of a figure as spreadsheet',
  html: 'A figure with its rows as a page without scripts',
}
const DRAWN = ['svg', 'png', 'pdf', 'html']
const FORMATS = Object.keys(MEDIA_TYPES) as (keyof typeof MEDIA_TYPES)[]

const DOCUMENT_WORDS: Readonly<Record<keyof typeof PAPER_FORMATS, string>> = {
  pdf: 'A document set on pages, tagged for readers aloud, with figures as lines and letters',
  docx: 'A document for Word: headings, captions, tables, pictures of 300 dots to the inch',
  html: 'A document as one page without scripts, with drawings and tables in it',
}
const DOCUMENT_ID = path('id', 'Id of a document that whoever asks may see; another answers 404.')
const PAPERS = Object.keys(PAPER_FORMATS) as (keyof typeof PAPER_FORMATS)[]

/** All of them, figures first. Below them stand no addresses of pages, which are for readers. */
export const FILE_ADDRESSES: readonly FileAddress[] = [
  ...FORMATS.map((format) => ({
    ...{
      path: `/figure.${format}`,
      tag: 'Figures',
      summary: FIGURE_WORDS[format],
      type: MEDIA_TYPES[format],
    },
    parameters: [...FIGURE, ...(DRAWN.includes(format) ? LOOK : [])],
  })),
  {
    ...{ path: '/embed/figure', tag: 'Figures', type: MEDIA_TYPES.html },
    summary: 'A figure for a frame of another site; the only address that may be framed',
    parameters: [
      ...FIGURE,
      ...LOOK,
      query('as', 'Whether marks answer to the pointer.', { words: ['interactive', 'picture'] }),
    ],
  },
  ...PAPERS.map((format) => ({
    path: `/document/{id}.${format}`,
    ...{ tag: 'Documents', summary: DOCUMENT_WORDS[format], type: PAPER_FORMATS[format].type },
    parameters: [
      DOCUMENT_ID,
      ...PARAMETER_NAMES.map((name) => query(name, `Closes what a template leaves open: its ${name}.`)),
      LANG,
    ],
  })),
  {
    ...{
      path: '/document/{id}.json',
      tag: 'Documents',
      summary: 'The document itself',
      type: 'application/json',
    },
    parameters: [DOCUMENT_ID],
  },
  ...BRIEF_FORMATS.map((format) => ({
    ...{ path: `/briefs/{place}.${format}`, tag: 'Briefs', type: PAPER_FORMATS[format].type },
    summary: `The brief of the nation, a zone or a state, as ${format.toUpperCase()}`,
    parameters: [path('place', 'As `GET /api/briefs` names it: `nigeria`, `north-west`, `kano`.'), LANG],
  })),
  {
    ...{
      path: '/briefs.zip',
      tag: 'Briefs',
      summary: 'All briefs as PDF in one archive',
      type: 'application/zip',
    },
    parameters: [LANG],
  },
]
