import { IconChevronDown, IconLogout } from '#web/kit/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { may } from '#domain/account/capability.ts'
import type { AreaPage } from '#catalogue/page.ts'
import { message } from '#domain/message/message.ts'
import type { Group } from '#messages/groups.ts'
import { named, whole } from '#domain/message/value.ts'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { useHash } from '#web/kit/use-hash.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { useAreaNumbers } from './area-numbers.ts'
import { inGroups, openedView, slugIn, viewsFor } from './area-views.ts'
import { pageComponent } from '../page-modules.tsx'
import { PageLoading } from '../shell.tsx'
import { AREA_ICONS } from './area-icons.ts'
import classes from './area.module.css'
import { WritingNotice } from './writing-notice.tsx'
import { leaveAccount } from './leave-account.ts'
import { WithWords } from '#web/language/with-words.tsx'
import { useId } from '#web/kit/use-id.ts'

/** The groups of texts that the views of an area speak with. */
const WORDS: Readonly<Record<AreaPage['area'], readonly Group[]>> = {
  account: ['accounts', 'lists', 'tools'],
  admin: ['accounts', 'administration', 'lists', 'tools'],
}

interface AreaProps extends PageProps {
  readonly area: AreaPage['area']
  /** Heading of the menu. */
  readonly heading: string
  /** Above the entries of the views. */
  readonly before?: React.ReactNode
}

/**
 * A menu and the view that the hash of the address names. The menu stands at the left, or, where there is no room for it,
 * behind one button that says which view is open.
 */
export function Area({ area, heading, before, ...props }: AreaProps) {
  const { text } = useLanguage()
  const slug = slugIn(useHash())
  const holder = useHolder()
  const views = viewsFor(area, holder)
  const view = openedView(views, slug)
  const numbers = useAreaNumbers()
  const runsTheSite = may(holder, 'settings.change')
  const content = useRef<HTMLDivElement>(null)
  const [unfolded, unfold] = useState(false)
  const entriesId = useId()
  useBeginningOfView(view?.slug, content)
  if (!view) return null
  const View = pageComponent(view.module, WORDS[area])
  return (
    <Grid className={classes.area}>
      <nav className={classes.menu} aria-label={heading}>
        <Row
          type="button"
          as="button"
          gap={10}
          align="center"
          className={classes.unfold}
          aria-expanded={unfolded}
          aria-controls={entriesId}
          onClick={() => unfold(!unfolded)}
        >
          <span>
            <span className={classes.name}>{heading}</span>
            {text(named(view.title))}
          </span>
          <Text as="span" last tone="soft" size={13} weight={500}>
            {numbers.total > 0 && text(message('area.waiting-count', { count: whole(numbers.total) }))}
          </Text>
          <IconChevronDown size={18} aria-hidden="true" />
        </Row>
        <Stack
          gap={2}
          id={entriesId}
          className={classes.entries}
          data-folded={!unfolded || undefined}
          onClick={() => unfold(false)}
        >
          {before}
          <p className={classes.heading}>{heading}</p>
          {inGroups(views).map(({ group, views: entries }) => (
            <Stack
              key={group ?? ''}
              gap={2}
              role="group"
              aria-label={group ? text(named(group)) : heading}
              className={classes.group}
            >
              {group && (
                <Text aria-hidden="true" size={12} className={classes.groupName}>
                  {text(named(group))}
                </Text>
              )}
              {entries.map((entry) => (
                <Entry key={entry.slug} view={entry} isCurrent={entry === view} waiting={numbers.of(entry)} />
              ))}
            </Stack>
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
              <IconLogout size={18} aria-hidden="true" /> {text(message('area.logout'))}
            </Row>
          </Stack>
        </Stack>
      </nav>
      <div ref={content} className={classes.view} tabIndex={-1}>
        {runsTheSite && <WritingNotice />}
        <WithWords key={view.slug} fallback={<PageLoading title={named(view.title)} />}>
          <View {...props} />
        </WithWords>
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
  const { text } = useLanguage()
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
      <span>{text(named(view.title))}</span>
      {waiting > 0 && (
        <span className={classes.count}>
          {waiting > 99 ? '99+' : waiting}
          <span className="sr-only"> {text(message('area.waiting'))}</span>
        </span>
      )}
    </Row>
  )
}

/** After a change of view the page and the focus stand at its beginning, as they would after loading another page. */
function useBeginningOfView(slug: string | undefined, content: React.RefObject<HTMLElement | null>): void {
  const last = useRef(slug)
  useEffect(() => {
    if (last.current === slug) return
    last.current = slug
    window.scrollTo(0, 0)
    content.current?.focus({ preventScroll: true })
  }, [slug, content])
}
