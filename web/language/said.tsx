import { createElement, Fragment } from 'react'
import type { Value } from '#domain/message/message.ts'
import type { Segment } from '#domain/message/segment.ts'
import { useLanguage } from './use-language.ts'

/** What is said, with its strong pieces in strong type; given as children, since pieces of a sentence have no keys. */
export function Said({ what }: { readonly what: Value | readonly Segment[] }) {
  const language = useLanguage()
  const segments = isSaid(what) ? what : language.segments(what)
  const pieces = segments.map(({ text, strong }) => (strong ? createElement('strong', null, text) : text))
  return createElement(Fragment, null, ...pieces)
}

function isSaid(what: Value | readonly Segment[]): what is readonly Segment[] {
  return Array.isArray(what)
}
