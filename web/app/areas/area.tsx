import { type ComponentType, Suspense, useSyncExternalStore } from 'react'
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
  const view = views.find((candidate) => candidate.slug.toLowerCase() === slug.toLowerCase()) ?? views[0]
  if (!view) return null
  return (
    <div className={classes.area}>
      <nav className={classes.menu} aria-label={heading}>
        {before}
        <p className={classes.heading}>{heading}</p>
        {views
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
        {after}
      </nav>
      <div className={classes.view}>
        <Suspense key={view.slug} fallback={<PageLoading title={view.title} />}>
          <view.page />
        </Suspense>
      </div>
    </div>
  )
}

/** `#/settings` → `settings`. */
function useHashSlug(): string {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash)
  return hash.replace(/^#\/?/, '').split(/[/?]/)[0] ?? ''
}

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
