import { type ComponentType, useLayoutEffect, useReducer, useState } from 'react'
import type { Value } from '#domain/message/message.ts'
import type { Group } from '#messages/groups.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { Coming } from './coming.tsx'
import { ErrorBoundary, type FailureForm } from './error-boundary.tsx'
import { inTime } from '#web/files/in-time.ts'
import { WithWords } from '#web/language/with-words.tsx'

interface How<Props> {
  /** The name of the part in its message of failure; "this part" where absent. */
  readonly what?: Value
  /** The name of its file for whoever reads the error. */
  readonly file?: string
  /** How that is said; in its place unless it opens over the page, is a line, or is seen by nobody. */
  readonly form?: FailureForm
  /**
   * The groups of texts that it speaks with, which come with its code: a word that comes later takes what is shown out of
   * sight, with the focus, until it is there.
   */
  readonly words?: readonly Group[]
  /** Stands in its place while it is on its way, unless it leaves no room until then. */
  readonly Wait?: ComponentType<Props>
  /** The surroundings until it is there: the frame of a page that brings its own. */
  readonly Frame?: ComponentType<Props & { readonly children: React.ReactNode }>
}

/** A part of the page whose code is fetched when it is first drawn. */
interface Later<Props> {
  (props: Props): React.ReactNode
  /** Fetches it, because the reader is on the way to it. */
  readonly intend: () => void
}

/**
 * Makes a component of code, with its style, that is fetched when it is first drawn. What does not come costs this part and
 * nothing else: it says so in its place, offers to try again, and goes on by itself once the line is back.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  how: How<Props> = {},
): Later<Props> {
  const loadAll = async () => {
    const { code } = pageLanguage.get()
    const [part] = await Promise.all([load(), ...(how.words ?? []).map((group) => loadGroup(code, group))])
    return part
  }
  const fetched = () => inTime(how.file ?? 'part', loadAll)
  const code = { how, fetched, untried: untriedOf(fetched) }
  return Object.assign((props: Props) => <Part {...{ code, props }} />, {
    intend: () => void loadAll().catch(() => null),
  })
}

interface Code<Props> {
  readonly how: How<Props>
  readonly fetched: () => Promise<ComponentType<Props>>
  readonly untried: () => Fetch<Props>
}

/** A fetch of a part. */
interface Fetch<Props> {
  /** What has come of it, which is nothing until it is over. */
  readonly outcome: { part: ComponentType<Props> | null; error: unknown }
  readonly over: Promise<void>
}

/** One fetch for all who draw the part; after one that failed the next drawing begins another. */
function untriedOf<Props extends object>(fetched: Code<Props>['fetched']): Code<Props>['untried'] {
  let newest: Fetch<Props> | null = null
  const begun = (): Fetch<Props> => {
    const outcome: Fetch<Props>['outcome'] = { part: null, error: null }
    const over = async () => {
      try {
        outcome.part = await fetched()
      } catch (error) {
        outcome.error = error
        newest = null
      }
    }
    return { outcome, over: over() }
  }
  return () => {
    newest ??= begun()
    return newest
  }
}

interface PartProps<Props> {
  readonly code: Code<Props>
  readonly props: Props
}

function Part<Props extends object>({ code, props }: PartProps<Props>) {
  const { how, fetched, untried } = code
  const { what, form, Wait = Coming, Frame } = how
  const [fetch, begin] = useState(untried)
  const again = async () => {
    await fetched()
    begin(untried)
  }
  const framed = (shown: React.ReactNode) => (Frame ? <Frame {...props}>{shown}</Frame> : shown)
  return (
    <ErrorBoundary {...{ what, form, framed }} onRetry={again} resetKey={location.pathname}>
      <Fetched {...{ fetch, props }} wait={framed(<Wait {...props} />)} />
    </ErrorBoundary>
  )
}

interface FetchedProps<Props> {
  readonly fetch: Fetch<Props>
  readonly props: Props
  readonly wait: React.ReactNode
}

/** The part once it is there; throws what it failed with. */
function Fetched<Props extends object>({ fetch, props, wait }: FetchedProps<Props>) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const { part: Own, error } = fetch.outcome
  const isOver = Own !== null || error !== null
  useLayoutEffect(() => {
    if (isOver) return
    let wanted = true
    void fetch.over.then(() => wanted && drawAgain())
    return () => {
      wanted = false
    }
  }, [fetch, isOver])
  if (error !== null) throw error
  if (!Own) return wait
  return (
    <WithWords fallback={wait}>
      <Own {...props} />
    </WithWords>
  )
}
