import { createElement, Fragment, useMemo } from 'react'
import {
  isHeadingTag,
  LINK_RELATION,
  RICH_DROPPED,
  RICH_REPLACEMENTS,
  RICH_TAGS,
  type RichTag,
  safeLink,
  saysSomething,
  readableText,
} from '#domain/rich-text/rich-text.ts'
import classes from './rich-text.module.css'

/**
 * A formatted text. The server has cleaned it; it is built here from elements of the same list once more, so that nothing
 * of it is ever given to the page as HTML.
 */
export function RichText({ html }: { readonly html: string }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return childrenOf(body)
  }, [html])
  return createElement('div', { className: classes.text }, ...content)
}

function childrenOf(node: Node): React.ReactNode[] {
  return Array.from(node.childNodes, drawn)
}

function drawn(node: Node): React.ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return readableText(node.textContent ?? '')
  if (!(node instanceof Element)) return null
  const name = node.localName
  if (RICH_DROPPED.some((dropped) => dropped === name)) return null
  const tag = RICH_TAGS.find((allowed) => allowed === name) ?? RICH_REPLACEMENTS[name]
  if (tag === undefined) return createElement(Fragment, null, ...childrenOf(node))
  return elementOf(tag, node)
}

function elementOf(tag: RichTag, node: Element): React.ReactNode {
  if (tag === 'br') return <br />
  if (isHeadingTag(tag) && !saysSomething(node.textContent ?? '')) return null
  if (tag !== 'a') return createElement(tag, null, ...childrenOf(node))
  const address = safeLink(node.getAttribute('href') ?? '')
  if (address === null) return createElement(Fragment, null, ...childrenOf(node))
  return createElement('a', { href: address, rel: LINK_RELATION, target: '_blank' }, ...childrenOf(node))
}
