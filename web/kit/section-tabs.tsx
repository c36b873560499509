import { useEffect, useRef } from 'react'
import { Row } from './layout.tsx'
import type { SectionTab, TabProps } from './section-tab.ts'
import classes from './section-tabs.module.css'
import { useCut } from './use-cut.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { later } from './later.tsx'

/** How much of the tab before the chosen one stays in view, in CSS pixels. */
const SPACE_BEFORE = 48

interface TabsProps extends Pick<SectionTabsProps, 'sections'> {
  readonly tabOf: (section: SectionTab, at: number) => TabProps
  /** Controls beside them. */
  readonly children?: React.ReactNode
}

/** Tabs that keep their places, for now or for good. */
function StillTabs({ sections, tabOf, children }: TabsProps) {
  return (
    <>
      {sections.map((section, at) => (
        <button key={section.slug} {...tabOf(section, at)} />
      ))}
      {children}
    </>
  )
}

const MovableTabs = later(async () => (await import('./movable-tabs.tsx')).default, {
  form: 'note',
  Frame: StillTabs,
})

interface SectionTabsProps {
  readonly sections: readonly SectionTab[]
  readonly current: string
  readonly onChoose: (slug: string) => void
  /** Id of the panel that the tabs switch; see {@link sectionPanel}. */
  readonly panelId: string
  /** At the right of the tabs, on wide screens. */
  readonly aside?: React.ReactNode
  /** Called with the new order when the reader moves a tab; without it tabs stay where they are. */
  readonly onReorder?: (slugs: readonly string[]) => void
  /** Stands beside the chosen tab. */
  readonly besideCurrent?: React.ReactNode
  /** The control bar, which sticks to the top together with the tabs. */
  readonly children?: React.ReactNode
}

/** The sections of a dashboard as tabs, on phones as a select. They stay at the top together with the controls. */
export function SectionTabs(props: SectionTabsProps) {
  const { text } = useLanguage()
  const { sections, current, onChoose, panelId, aside, children, onReorder, besideCurrent } = props
  const list = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const cut = useCut(strip)
  useEffect(() => bringIntoView(list.current, current), [current])
  const move = (event: React.KeyboardEvent) => {
    const next = neighbour(sections, current, event.key)
    if (!next || event.defaultPrevented) return
    event.preventDefault()
    onChoose(next.slug)
    list.current?.querySelector<HTMLElement>(`[data-slug="${next.slug}"]`)?.focus()
  }
  const tabOf = (section: SectionTab, at: number): TabProps => ({
    type: 'button',
    role: 'tab',
    id: tabId(panelId, section.slug),
    'data-slug': section.slug,
    title: text(section.description),
    'aria-selected': section.slug === current,
    'aria-controls': panelId,
    tabIndex: section.slug === current ? 0 : -1,
    className: classes.tab,
    // Even places, so that something can stand beside the chosen tab without being one.
    style: { order: 2 * at },
    onClick: () => onChoose(section.slug),
    children: text(section.title),
  })
  const currentAt = sections.findIndex(({ slug }) => slug === current)
  return (
    <div className={classes.sticky}>
      <Row align="stretch" justify="between" gap={16} screen className={classes.row}>
        <Row ref={strip} className={classes.tabs} data-cut={cut}>
          <div
            role="tablist"
            aria-label={text(message('shell.sections'))}
            className={classes.list}
            ref={list}
            onKeyDown={move}
          >
            {onReorder ? (
              <MovableTabs {...{ sections, tabOf, onReorder }} />
            ) : (
              <StillTabs {...{ sections, tabOf }} />
            )}
          </div>
          {besideCurrent && (
            <Row as="span" align="center" className={classes.beside} style={{ order: 2 * currentAt + 1 }}>
              {besideCurrent}
            </Row>
          )}
        </Row>
        <label className={classes.select}>
          {text(message('shell.section'))}
          <select value={current} onChange={(event) => onChoose(event.currentTarget.value)}>
            {sections.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {text(title)}
              </option>
            ))}
          </select>
        </label>
        {aside && (
          <Row align="center" className={classes.aside}>
            {aside}
          </Row>
        )}
      </Row>
      {children}
    </div>
  )
}

/** Where the tabs do not fit side by side, the chosen one is scrolled to; the page itself stays where it is. */
function bringIntoView(list: HTMLElement | null, slug: string): void {
  const tab = list?.querySelector<HTMLElement>(`[data-slug="${slug}"]`)
  const row = list?.parentElement
  if (!tab || !row) return
  const [{ left, right }, room] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  if (left < room.left || right > room.right) row.scrollLeft += left - room.left - SPACE_BEFORE
}

/** Attributes of the element that shows the chosen section. */
export function sectionPanel(panelId: string, current: string) {
  return { id: panelId, role: 'tabpanel', 'aria-labelledby': tabId(panelId, current) } as const
}

function tabId(panelId: string, slug: string): string {
  return `${panelId}-tab-${slug}`
}

function neighbour(sections: readonly SectionTab[], current: string, key: string): SectionTab | undefined {
  const at = sections.findIndex(({ slug }) => slug === current)
  const last = sections.length - 1
  const to: Readonly<Record<string, number>> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  }
  const index = to[key]
  return index === undefined ? undefined : sections[index]
}
