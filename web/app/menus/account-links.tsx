import {
  IconBell,
  IconHistory,
  IconLayoutDashboard,
  IconSettings,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { navigate } from 'wouter/use-browser-location'
import type { OwnAccount } from '#contract/accounts/sign-in.ts'

/** A way into the account or the administration. */
export interface AccountLink {
  readonly title: string
  readonly href: string
  readonly icon: React.ReactNode
  /** How much there is to see; 0: nothing is said. */
  readonly count?: number
  /** Draws a rule above. */
  readonly startsGroup?: boolean
}

/** The ways that a person has, in the order of the menu. */
export function accountLinks({ role }: OwnAccount, unread: number): readonly AccountLink[] {
  return [
    { title: 'View account', href: '/account', icon: <IconUserCircle size={18} /> },
    { title: 'My dashboards', href: '/account#/savedDashboards', icon: <IconLayoutDashboard size={18} /> },
    { title: 'Notifications', href: '/account#/notification', icon: <IconBell size={18} />, count: unread },
    { title: 'Activity history', href: '/account#/userActivity', icon: <IconHistory size={18} /> },
    { title: 'Settings', href: '/account#/settings', icon: <IconSettings size={18} />, startsGroup: true },
    ...(role.value === 'admin'
      ? [{ title: 'Admin dashboard', href: '/admin', icon: <IconUsers size={18} /> }]
      : []),
  ]
}

interface AccountAnchorProps {
  readonly href: string
  readonly className?: string | undefined
  /** Closes the menu that it stands in. */
  readonly onFollow: () => void
  readonly children: React.ReactNode
}

/** A way into the account that does not load the page anew; a change of the hash alone is the browser's, which tells the page. */
export function AccountAnchor({ href, className, onFollow, children }: AccountAnchorProps) {
  const follow = (event: React.MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    onFollow()
    if (event.currentTarget.pathname === window.location.pathname && href.includes('#')) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a href={href} className={className} onClick={follow}>
      {children}
    </a>
  )
}
