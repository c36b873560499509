import { memo, useLayoutEffect, useMemo, useState } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { openingState } from '#sections/definition/opening-state.ts'
import type { Section, SectionRequest } from '#sections/definition/section-definition.ts'
import { SectionFrame } from '#web/controls/section-frame.tsx'
import { SectionMessage } from '#web/controls/section-lead.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { waits } from '#web/files/drawn.ts'
import { later } from '#web/kit/later.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { WithWords } from '#web/language/with-words.tsx'
import { useReaderHasSettled } from '#web/memory/reader-is-here.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { SectionContent } from './section-content.tsx'
import { SectionControls } from './section-controls.tsx'
import { type SectionModule, sectionResource } from './section-modules.ts'
import { SectionWorkContext } from '#web/kit/section-work.ts'
import { useSectionWork } from './use-section-work.ts'
import { useDeferred } from '#web/kit/use-deferred.ts'
import { useSame } from '#web/kit/use-same.ts'
import { useShownAddress } from './use-shown-address.ts'
import { type ShownState, useShown } from './use-shown.ts'

interface SectionHostProps {
  readonly section: Section
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  /** Parts of the address that the dashboard does not have, one sentence each. */
  readonly unmet: readonly Value[]
}

/** Any section of a dashboard, from its definition. */
export function SectionHost({ section, dashboard, catalogue, unmet }: SectionHostProps) {
  const own = sectionResource(section)
  const module = useResource(own)
  if (module.status === 'ready')
    return <Defined {...{ section, dashboard, catalogue, unmet }} module={module.value} />
  return (
    <SectionFrame>
      <SectionMessage>
        {module.status === 'failed' ? (
          <LoadFailureMessage
            what={message('shell.this-section')}
            reason={module.reason}
            onRetry={() => own.load()}
          />
        ) : (
          <Loading what={section.title} />
        )}
      </SectionMessage>
    </SectionFrame>
  )
}

interface DefinedProps extends SectionHostProps {
  readonly module: SectionModule
}

/** For whoever listens to the page; it comes with the reader, and whoever sees the page misses nothing of it. */
const SayChange = later(async () => (await import('./say-change.tsx')).default, { form: 'unsaid' })

/** The content of a section follows its controls, which show at once what was chosen. */
const Content = memo(SectionContent)

/** The steps of every section: read the address, load, resolve, wait or fail, frame with controls, lead and body. */
function Defined({ module, section, dashboard, catalogue, unmet }: DefinedProps) {
  const { definition, panels, worker } = module
  const [wanted, change] = useAddressState(definition.state)
  const language = useLanguage()
  const asked = useMemo(
    () => ({ wanted: openingState(wanted, dashboard, catalogue), language, catalogue, dashboard }),
    [wanted, language, catalogue, dashboard],
  )
  const state = useShown(definition, useAnswered(definition, asked))
  const { shown, sectionWork } = useSectionWork(definition, worker, state.shown)
  const ready = state.status === 'ready' ? (shown ?? state.shown) : null
  useShownAddress(section.slug, definition, ready)
  const bar = definition.controls(asked, shown)
  const said = useSame(unmet)
  const content = useMemo(
    () => ready && { definition, panels, unmet: said, shown: ready, onChange: change },
    [definition, panels, said, ready, change],
  )
  const drawn = useDeferred(content, null)
  const isNewest = drawn === content
  const [opened, open] = useState(ready)
  if (ready && !opened) open(ready)
  const hasSettled = useReaderHasSettled()
  const busy =
    state.status === 'ready' && (state.stale || !isNewest || sectionWork?.work.status === 'working')
  const waiting = isNewest ? busy && 'later' : 'first'
  useLayoutEffect(() => (waiting ? waits(waiting) : undefined), [waiting])
  const coming = (
    <SectionMessage>
      <Loading what={section.title} />
    </SectionMessage>
  )
  return (
    <SectionWorkContext value={sectionWork}>
      <SectionFrame busy={busy} controls={bar && <SectionControls bar={bar} onChange={change} />}>
        {hasSettled && ready && opened && <SayChange {...{ definition, opened }} shown={ready} />}
        {state.status !== 'ready' ? (
          <SectionMessage>
            <Waiting state={state} words={definition.waitsFor} />
          </SectionMessage>
        ) : drawn ? (
          <WithWords fallback={coming}>
            <Content {...drawn} />
          </WithWords>
        ) : (
          coming
        )}
      </SectionFrame>
    </SectionWorkContext>
  )
}

/** What is asked of the section: what is wanted, unless the reader chooses first and asks then. */
function useAnswered(
  { stateToShow }: SectionModule['definition'],
  asked: SectionRequest<object>,
): SectionRequest<object> {
  const [before, keep] = useState<object | null>(null)
  const wanted = useSame(stateToShow ? stateToShow(asked.wanted, before) : null)
  if (wanted !== before) keep(wanted)
  return useMemo(() => (wanted ? { ...asked, wanted } : asked), [asked, wanted])
}

/** So few files are not counted one by one. */
const FEW = 2

interface WaitingProps {
  readonly state: Exclude<ShownState<object, unknown>, { readonly status: 'ready' }>
  readonly words: SectionModule['definition']['waitsFor']
}

function Waiting({ state, words }: WaitingProps) {
  if (state.status === 'failed') {
    return (
      <LoadFailureMessage
        what={words?.failed ?? message('shell.this-indicator')}
        reason={state.reason}
        onRetry={state.retry}
      />
    )
  }
  const { arrived, wanted } = state
  return (
    <Loading
      what={
        wanted > FEW
          ? message('shell.indicators-of', { arrived: whole(arrived), wanted: whole(wanted) })
          : (words?.loading ?? message('shell.the-figures'))
      }
    />
  )
}
