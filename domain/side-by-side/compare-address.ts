import { addressCodec, type Parameter } from '#domain/address/address-codec.ts'
import { entries, id, word } from '#domain/address/parameters.ts'
import { NATION } from '#domain/location/location.ts'
import { idList, parseId } from '#domain/view/address-parts.ts'
import { type AskedLine, MOST_LINES } from './compared-lines.ts'

/** How the lines are drawn. */
export const COMPARE_FORMS = ['one', 'beside'] as const

/** DPT 3 / Penta 3 coverage: the figure that is asked about most. */
const FIRST_INDICATOR = 18

const named = entries<AskedLine>('lines', readLine, ({ indicator, source, place }) =>
  [indicator, source ?? 0, place].join('.'),
)

/** Lines as an address names them; of one with indicators, sources and places apart each with each. */
const lines: Parameter<readonly AskedLine[]> = {
  read: (query) => {
    const own = named.read(query)
    if (own.length > 0) return own.slice(0, MOST_LINES)
    const [indicators, sources, places] = [
      idList(query, 'indicator'),
      idList(query, 'datasource'),
      idList(query, 'location'),
    ]
    if (indicators.length + places.length === 0) return []
    return (indicators.length > 0 ? indicators : [FIRST_INDICATOR])
      .flatMap((indicator) =>
        (sources.length > 0 ? sources : [null]).flatMap((source) =>
          (places.length > 0 ? places : [NATION]).map((place) => ({ indicator, source, place })),
        ),
      )
      .slice(0, MOST_LINES)
  },
  write: (query, value) => {
    for (const name of ['indicator', 'datasource', 'location']) query.delete(name)
    named.write(query, value)
  },
}

/** The comparison as its address says it. */
export const COMPARE_STATE = addressCodec({
  lines,
  since: id('since', 9999),
  form: word('form', COMPARE_FORMS, 'one'),
})

export type CompareState = ReturnType<typeof COMPARE_STATE.parse>

function readLine(text: string): AskedLine | null {
  const [first = '', second = '', third = '', ...more] = text.split('.')
  const [indicator, place] = [parseId(first), parseId(third)]
  const source = second === '0' ? null : parseId(second)
  if (indicator === undefined || place === undefined || source === undefined || more.length > 0) return null
  return { indicator, source, place }
}
