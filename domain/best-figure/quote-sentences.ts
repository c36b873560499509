import type { FigureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { aboutNumber, nameOf, pooledInterval } from '#domain/best-figure/quote-citation.ts'
import { type Message, message, type Sentences } from '#domain/message/message.ts'
import { decimal, figure as figureValue, listOf, sentences } from '#domain/message/value.ts'

/** The first runner-up with its reason: `WUENIC 2024, 67.0%: official estimate; …`. Null without one. */
export function secondWords({ runnersUp, indicator }: FigureToQuote): Message | null {
  const [first] = runnersUp
  if (!first) return null
  const figure = figureValue(first.figure.point.value, indicator)
  return message('quote.runner-up', { cited: nameOf(first.figure), figure, why: first.why })
}

/** How far others are away, those beyond the limit first; null when there is nothing to compare with. */
export function apartWords({
  distances,
}: FigureToQuote): { readonly disagrees: boolean; readonly words: Sentences } | null {
  const beyond = distances.filter(({ disagrees }) => disagrees)
  const told = beyond.length > 0 ? beyond : distances.slice(0, 1)
  if (told.length === 0) return null
  const parts = told.map(({ from, apart, unit, limit }, index) => {
    const said = { unit, apart: decimal(apart), from }
    return index > 0
      ? message('quote.apart', said)
      : message('quote.apart-limit', { ...said, limit: `${limit}` })
  })
  const sentence = message('quote.sentence', { said: listOf(parts, 'none') })
  const isBeyond = beyond.length > 0
  return {
    disagrees: isBeyond,
    words: sentences(isBeyond ? [sentence, message('quote.say-so')] : [sentence]),
  }
}

/** The pooled value beside a quoted figure; null when there is none or when it is the quoted one. */
export function pooledWords({ pooled, figure, indicator, notIndependent }: FigureToQuote): Message | null {
  if (!pooled || !figure) return null
  return message('quote.pooled-beside', {
    figure: figureValue(aboutNumber(pooled.figure.value, indicator), indicator),
    interval: pooledInterval(pooled, indicator),
    dependence: notIndependent === null ? 'independent' : 'dependent',
  })
}
