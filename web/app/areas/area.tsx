import { IconLogout } from '@tabler/icons-react'
import { Suspense, useEffect, useRef } from 'react'
import type { AreaPage } from '#catalogue/page.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { useHash } from '#web/kit/use-hash.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { openedView, viewsFor } from './area-views.ts'
import { pageComponent } from '../page-modules.ts'
import { PageLoading } from '../shell.tsx'
import { AREA_ICONS } from './area-icons.ts'
import classes from './area.module.css'
import { leaveAccount } from './leave-account.ts'

interface AreaProps extends PageProps {
  readonly area: AreaPage['area']
  /** Heading of the menu. */
  readonly heading: string
  /** Above the entries of the views. */
  readonly before?: React.ReactNode
  /** How much waits in a view, by its slug. */
  readonly waiting?: Readonly<Record<string, number>> | undefined
}

/** A menu at the left and the view that the hash of the address names. */
export function Area({ area, heading, before, waiting = {}, ...props }: AreaProps) {
  const slug = useHashSlug()
  const holder = useHolder()
  const views = viewsFor(area, holder)
  const view = openedView(views, slug)
  const menu = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useBeginningOfView(view?.slug, menu, content)
  if (!view) return null
  const View = pageComponent(view.module)
  return (
    <Grid className={classes.area}>
      <Stack as="nav" gap={2} ref={menu} className={classes.menu} aria-label={heading}>
        {before}
        <p className={classes.heading}>{heading}</p>
        {views.map((entry) => (
          <Entry
            key={entry.slug}
            view={entry}
            isCurrent={entry === view}
            waiting={waiting[entry.slug] ?? 0}
          />
        ))}
        <Stack className={classes.after}>
          <Row
            type="button"
            as="button"
            gap={10}
            align="center"
            className={classes.entry}
            onClick={() => void leaveAccount()}
          >
            <IconLogout size={18} aria-hidden="true" /> Logout
          </Row>
        </Stack>
      </Stack>
      <div ref={content} className={classes.view} tabIndex={-1}>
        <Suspense key={view.slug} fallback={<PageLoading title={view.title} />}>
          <View {...props} />
        </Suspense>
      </div>
    </Grid>
  )
}

interface EntryProps {
  readonly view: AreaPage
  readonly isCurrent: boolean
  readonly waiting: number
}

function Entry({ view, isCurrent, waiting }: EntryProps) {
  const Icon = AREA_ICONS[view.icon]
  return (
    <Row
      href={`#/${view.slug}`}
      as="a"
      gap={10}
      align="center"
      className={classes.entry}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon size={18} aria-hidden="true" />
      {view.title}
      {waiting > 0 && (
        <Badge kind="accent">
          {waiting}
          <span className="sr-only"> waiting</span>
        </Badge>
      )}
    </Row>
  )
}

/**
 * The entry of the view is in sight where the menu is a row that scrolls. After a change of view the page and the focus
 * stand at its beginning, as they would after loading another page.
 */
function useBeginningOfView(
  slug: string | undefined,
  menu: React.RefObject<HTMLElement | null>,
  content: React.RefObject<HTMLElement | null>,
): void {
  const last = useRef(slug)
  useEffect(() => {
    const entry = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (entry && menu.current) menu.current.scrollLeft = entry.offsetLeft - 48
    if (last.current === slug) return
    last.current = slug
    window.scrollTo(0, 0)
    content.current?.focus({ preventScroll: true })
  }, [slug, menu, content])
}

/** `#/settings` → `settings`. */
function useHashSlug(): string {
  return useHash().replace(/^#\/?/, '').split(/[/?]/)[0] ?? ''
}
