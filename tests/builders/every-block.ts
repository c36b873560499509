import { USUAL_LOOK } from '#domain/document/blocks/text/text-block.ts'
import type { FindingKind } from '#domain/document/blocks/finding.ts'
import type { FilledBlock } from '#domain/document/blocks.ts'
import { aFigure } from './paper-documents.ts'
import { VIEW_OF_EACH_KIND } from './view-of-each-kind.ts'

const { trend, map } = VIEW_OF_EACH_KIND
const framed = { width: 'full', frozen: null } as const
const at = (x: number, y: number) => ({ plot: 0, mark: '', x, y })
/** Words that would be code in a page, in Typst or in XML, and letters of the languages of the country. */
const HOSTILE = '</p><script>alert(1)</script> #panic("x") $x$ *a* ]] &amp; {{x}} ƁɗƙẹọṣÁ'

function aFinding<Kind extends FindingKind>(kind: Kind, location: number, width: 'full' | 'half' = 'full') {
  return { kind, id: `${kind}-${location}`, indicators: [], location, width, frozen: null } as const
}

interface Shown {
  readonly block: FilledBlock
  /** The words of every renderer in its place. */
  readonly says: readonly string[]
}

/** Every kind of block, and each way in which one may lack its content. */
export const BLOCKS: { readonly [Kind in FilledBlock['kind']]: readonly Omit<Shown, 'id'>[] } = {
  figure: [
    {
      block: aFigure(trend, {
        id: 'noted',
        title: HOSTILE,
        note: 'A note of the author',
        annotations: [
          { kind: 'text', at: at(1995, 20), text: 'Rising\nsince 2013', size: 13, colour: '#b3261e' },
          { kind: 'arrow', from: at(1996, 20), to: at(2003, 21), colour: '#b3261e' },
          { kind: 'box', from: at(2013, 80), to: at(2070, 40), colour: '#b3261e' },
        ],
      }),
      says: [
        HOSTILE,
        'A note of the author',
        'Percentage of children aged 12–23 months',
        'WUENIC 1984 to 2024',
        'indicator=18',
      ],
    },
    {
      block: aFigure({ ...map, periods: ['1990'] }, { id: 'empty', title: 'Nothing here' }),
      says: ['Nothing here', 'NDHS has no figure for 1990'],
    },
    {
      block: aFigure({ ...trend, sources: [999] }, { id: 'unknown', title: 'Not of this release' }),
      says: ['Not of this release', 'its indicator is not part of this release'],
    },
    { block: aFigure({ ...trend, kind: 'hologram' }, { id: 'kind' }), says: ['no such figure'] },
  ],
  table: [
    {
      block: {
        kind: 'table',
        id: 'table',
        view: trend,
        title: 'Every figure',
        note: 'Look at 2018',
        rows: 3,
        ...framed,
      },
      says: ['Every figure', 'Look at 2018', 'Published as a whole number', '1,161', 'The first 3 of'],
    },
  ],
  sentence: [
    { block: { kind: 'sentence', id: 'sentence', view: map, ...framed }, says: ['80+: 8 states.'] },
    {
      block: { kind: 'sentence', id: 'no-sentence', view: { ...map, indicators: [] }, ...framed },
      says: ['This figure cannot be shown.'],
    },
  ],
  quote: [
    {
      block: { kind: 'quote', id: 'quote', indicator: 18, location: 1, year: null, ...framed },
      says: ['Which figure should I quote?', '53.4%', 'Why this one.', 'Runner-up:', 'Confidence: 1 of 3.'],
    },
    {
      block: { kind: 'quote', id: 'no-quote', indicator: 18, location: 1, year: '1970', ...framed },
      says: ['Do not quote a figure'],
    },
  ],
  text: [
    {
      block: {
        kind: 'text',
        id: 'text',
        ...USUAL_LOOK,
        html: '<h3>Under a heading</h3><p>Plain, <strong>strong</strong>, <em>slanted</em>, <u>lined</u> and <code>x = 1</code>.<br />Next line</p><blockquote>Said by others</blockquote><ul><li>first<ol><li>inner</li></ol></li></ul><a href="https://example.org/a?b=1">a link</a>',
        width: 'full',
      },
      says: ['Under a heading', 'strong', 'x = 1', 'Next line', 'Said by others', 'first', 'inner', 'a link'],
    },
    {
      block: {
        ...{ kind: 'text', id: 'look', html: '<p>Large and red</p>', width: 'full' },
        ...{ size: 28, bold: true, colour: '#b3261e' },
      },
      says: ['Large and red'],
    },
  ],
  heading: [{ block: { kind: 'heading', id: 'heading', level: 3, text: HOSTILE }, says: [HOSTILE] }],
  section: [
    {
      block: { kind: 'section', id: 'section', section: 'indicator-overview', state: { indicator: '18' } },
      says: ['Indicator Overview', 'The latest survey puts DPT 3 / Penta 3 coverage', 'every source'],
    },
    {
      block: { kind: 'section', id: 'no-section', section: 'crystal-ball', state: {} },
      says: ['This version of the product has no section crystal-ball.'],
    },
  ],
  picture: [
    {
      block: {
        kind: 'picture',
        id: 'picture',
        picture: 'here-0123456789ab',
        alternative: 'A clinic',
        caption: 'The clinic of Bodinga',
        width: 'half',
      },
      says: ['The clinic of Bodinga'],
    },
    {
      block: {
        kind: 'picture',
        id: 'no-picture',
        picture: 'gone-0123456789ab',
        alternative: 'A ward',
        caption: '',
        width: 'half',
      },
      says: ['A ward', 'This picture was removed.'],
    },
  ],
  embed: [
    {
      block: {
        kind: 'embed',
        id: 'embed',
        form: 'frame',
        address: 'https://example.org/x',
        title: 'A map',
        description: 'Of rivers',
        width: 'full',
      },
      says: ['A map', 'Of rivers', 'https://example.org/x', 'A page of another site'],
    },
    {
      block: {
        kind: 'embed',
        id: 'open',
        form: 'link',
        address: null,
        title: '',
        description: '',
        width: 'full',
      },
      says: ['No page has been chosen here yet.'],
    },
  ],
  indicator: [
    {
      block: { kind: 'indicator', id: 'indicator', indicator: 18, width: 'full' },
      says: ['Penta', 'Definition', 'Desirable slope', 'Higher is better', 'National target'],
    },
    {
      block: { kind: 'indicator', id: 'no-indicator', indicator: 99_999, width: 'full' },
      says: ['its indicator is not part of this release'],
    },
  ],
  'key-figures': [
    {
      block: {
        kind: 'key-figures',
        id: 'keys',
        title: '',
        indicators: [18, 20],
        location: 1,
        ...framed,
      },
      says: ['Key figures of Nigeria', '53.4%', 'NDHS', '95% interval', 'since 2018'],
    },
    {
      block: { kind: 'key-figures', id: 'no-keys', title: '', indicators: [99_999], location: 1, ...framed },
      says: ['its indicator is not part of this release'],
    },
  ],
  place: [
    { block: aFinding('place', 8), says: ['people', 'Total population', 'local government areas'] },
    { block: aFinding('place', 99_999), says: ['its indicator is not part of this release'] },
  ],
  'key-table': [{ block: aFinding('key-table', 8), says: ['10 key figures', 'Target', 'Nigeria', 'NDHS'] }],
  'small-trends': [{ block: aFinding('small-trends', 8), says: ['4 trends', 'Institutional delivery'] }],
  disagreement: [{ block: aFinding('disagreement', 8), says: ['What sources disagree about'] }],
  parts: [{ block: aFinding('parts', 1), says: ['states to look at', 'surely', 'Middle state (median)'] }],
  'left-behind': [{ block: aFinding('left-behind', 8), says: ['Who is left behind', 'by residence'] }],
  facilities: [{ block: aFinding('facilities', 8), says: ['public facilities', 'Public sector only.'] }],
  gaps: [{ block: aFinding('gaps', 8, 'half'), says: ['Data gaps', 'Nigeria of'] }],
  'page-break': [{ block: { kind: 'page-break', id: 'break' }, says: [] }],
  'slide-break': [{ block: { kind: 'slide-break', id: 'slide', title: 'What to do' }, says: ['What to do'] }],
}
