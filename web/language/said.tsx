import { createElement, Fragment } from 'react'
import type { Value } from '#domain/message/message.ts'
import type { Segment } from '#domain/message/segment.ts'
import { useLanguage } from './use-language.ts'

interface SaidProps {
  readonly what: Value | readonly Segment[]
  /** Draws a strong piece otherwise: as a link. */
  readonly strong?: (words: string) => React.ReactNode
}

/** A sentence with its strong pieces in strong type, given as children, since pieces of a sentence have no keys. */
export function Said({ what, strong = inStrongType }: SaidProps) {
  const language = useLanguage()
  const segments = isSaid(what) ? what : language.segments(what)
  const pieces = segments.map((piece) => (piece.strong ? strong(piece.text) : piece.text))
  return createElement(Fragment, null, ...pieces)
}

const inStrongType = (words: string) => createElement('strong', null, words)

function isSaid(what: Value | readonly Segment[]): what is readonly Segment[] {
  return Array.isArray(what)
}
