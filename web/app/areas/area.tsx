import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import { includesRole, type Role } from '#domain/account/role.ts'
import { useHash } from '#web/kit/use-hash.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { PageLoading } from '../shell.tsx'
import classes from './area.module.css'

/** One page inside the account or the administration, at `#/<slug>`. */
export interface AreaView {
  readonly slug: string
  readonly title: string
  readonly icon: React.ReactNode
  /** Loaded when it is first opened. */
  readonly page: ComponentType
  /** False: has an address but no entry in the menu. */
  readonly inMenu?: boolean
  /** Absent: for everybody who may be in the area. */
  readonly needed?: Role
}

interface AreaProps {
  /** Heading of the menu. */
  readonly heading: string
  readonly views: readonly AreaView[]
  /** Above and below the entries of the views. */
  readonly before?: React.ReactNode
  readonly after?: React.ReactNode
}

/** A menu at the left and the view that the hash of the address names; the first view when it names none. */
export function Area({ heading, views, before, after }: AreaProps) {
  const slug = useHashSlug()
  const own = useOwnAccount()
  const role = own.status === 'signed-in' ? own.account.role.value : 'user'
  const open = views.filter(({ needed = 'user' }) => includesRole(role, needed))
  const view = open.find((candidate) => candidate.slug.toLowerCase() === slug.toLowerCase()) ?? open[0]
  const menu = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useBeginningOfView(view?.slug, menu, content)
  if (!view) return null
  return (
    <div className={classes.area}>
      <nav ref={menu} className={classes.menu} aria-label={heading}>
        {before}
        <p className={classes.heading}>{heading}</p>
        {open
          .filter(({ inMenu = true }) => inMenu)
          .map((entry) => (
            <a
              key={entry.slug}
              href={`#/${entry.slug}`}
              className={classes.entry}
              aria-current={entry === view ? 'page' : undefined}
            >
              {entry.icon}
              {entry.title}
            </a>
          ))}
        {after && <div className={classes.after}>{after}</div>}
      </nav>
      <div ref={content} className={classes.view} tabIndex={-1}>
        <Suspense key={view.slug} fallback={<PageLoading title={view.title} />}>
          <view.page />
        </Suspense>
      </div>
    </div>
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
