import { useMemo } from 'react'
import { Link } from 'wouter'
import { NATION } from '#domain/location/location.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { figureInWords } from '#domain/number-check/figure-in-words.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { searchWords } from '#domain/question/search-words.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { type HandedNumber, handedNumber } from '#web/memory/handed-number.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { searchReader } from '#web/queries/question-lexicon.ts'
import classes from './search.module.css'

/** DPT 3 / Penta 3 coverage, where the words name no indicator. */
const FIRST_INDICATOR = 18

interface SearchCheckProps {
  readonly query: string
  readonly catalogue: Catalogue
  readonly onClose: () => void
}

/** A way to the check of a number for words that bring a figure along; nothing for others. The figure travels in no address. */
export function SearchCheck({ query, catalogue, onClose }: SearchCheckProps) {
  const { text } = useLanguage()
  const handed = useMemo(() => handedFrom(query, catalogue, text), [query, catalogue, text])
  if (!handed) return null
  const { indicators, locations } = catalogue.reference
  const indicator = indicators.get(handed.indicator)
  const place = locations.get(handed.location)
  const figure = indicator?.factor === 2 ? `${handed.figure}%` : handed.figure
  return (
    <section className={classes.answer} aria-label={text(message('pages.check'))} data-column="">
      <Link
        href="/check"
        className={classes.entry}
        onClick={() => {
          handedNumber.set(handed)
          onClose()
        }}
      >
        {text(
          message('search.check', {
            figure,
            indicator: indicator ? indicatorName(indicator) : '',
            where: place ? placeName(place) : '',
          }),
        )}
        <span>{text(message('search.check-about'))}</span>
      </Link>
    </section>
  )
}

function handedFrom(query: string, catalogue: Catalogue, text: Language['text']): HandedNumber | null {
  const found = figureInWords(query)
  if (!found) return null
  const read = searchWords(found.rest, searchReader(catalogue))
  const { indicators } = catalogue.reference
  const [first] = [...read.question.indicators, FIRST_INDICATOR, ...indicators.keys()].filter((id) =>
    indicators.has(id),
  )
  if (first === undefined) return null
  return {
    figure: found.figure,
    indicator: first,
    location: read.location ?? NATION,
    period: read.period === null ? null : isoPeriod(read.period),
    from: found.system === null ? '' : text(message('search.check-from', { system: found.system })),
  }
}
