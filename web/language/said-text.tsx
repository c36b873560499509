import { createElement, Fragment } from 'react'
import type { Value } from '#domain/message/message.ts'
import { useLanguage } from './use-language.ts'

/** What is said, its strong pieces in strong type; given as children, since pieces of a sentence have no keys. */
export function SaidText({ says }: { readonly says: Value }) {
  const pieces = useLanguage()
    .segments(says)
    .map(({ text, strong }) => (strong ? createElement('strong', null, text) : text))
  return createElement(Fragment, null, ...pieces)
}
