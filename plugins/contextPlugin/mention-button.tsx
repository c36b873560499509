import { useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { parseShared } from '#domain/choice/shared-address.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { MentionCard } from './mention-card.tsx'
import classes from './mention-layer.module.css'
import type { PlacedMention } from './place-mentions.ts'
import { useId } from '#web/kit/use-id.ts'

interface MentionButtonProps {
  readonly mention: PlacedMention
  readonly catalogue: Catalogue
}

/** How long the card stays when the pointer leaves, so that it can be reached (WCAG 1.4.13), in milliseconds. */
const GRACE = 200

/** A name in the text: pointing at it, or reaching it with the keyboard, shows its figures; Esc closes them. */
export function MentionButton({ mention, catalogue }: MentionButtonProps) {
  const { text } = useLanguage()
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const cardId = useId()
  const asked = useAsked(mention, catalogue)
  const show = () => {
    clearTimeout(timer.current)
    setOpen(true)
  }
  const hide = () => {
    timer.current = setTimeout(() => setOpen(false), GRACE)
  }
  if (!asked) return null
  const { left, top, width, height } = mention
  return (
    <>
      <button
        ref={button}
        type="button"
        data-print="never"
        className={classes.mention}
        style={{ left, top, width, height: height + 2 }}
        aria-label={text(message('widgets.figures-for', { words: mention.words }))}
        aria-describedby={open ? cardId : undefined}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      />
      {open && (
        <MentionCard
          id={cardId}
          anchor={button.current}
          asked={asked}
          catalogue={catalogue}
          onPointerEnter={show}
          onPointerLeave={hide}
        />
      )}
    </>
  )
}

/** An indicator is shown for the place of the page, a place for the indicator of the page; null: there is none. */
function useAsked(
  { kind, id }: PlacedMention,
  catalogue: Catalogue,
): { readonly indicator: number; readonly location: number } | null {
  const [path] = useLocation()
  const { indicator, location } = parseShared(new URLSearchParams(useSearch()))
  if (kind === 'indicator') return { indicator: id, location: location ?? NATION }
  const name = /^\/dashboard\/([^/]+)/.exec(path)?.[1]
  const first = catalogue.dashboards.find((dashboard) => dashboard.name === name)?.initial_indicator ?? null
  const shown = indicator ?? first
  return shown === null ? null : { indicator: shown, location: id }
}
