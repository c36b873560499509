import { IconChevronDown } from '#web/kit/icons.ts'
import { useLocation } from 'wouter'
import type { DocumentRow } from '#contract/documents/document.ts'
import { message, type Message } from '#domain/message/message.ts'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { MenuButton } from '#web/kit/menu-button.tsx'
import { useMedia } from '#web/kit/use-media.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface Task {
  readonly href: string
  readonly words: Message
}

/** The actions of a dashboard's author. On a phone the most frequent has a button and a menu holds the rest, so that figures come first. */
export function AuthorTasks({ row }: { readonly row: DocumentRow }) {
  const { text } = useLanguage()
  const [, go] = useLocation()
  const isNarrow = useMedia('(max-width: 700px)')
  const [first, ...others] = tasksOf(row)
  if (!first) return null
  return (
    <Row as="nav" wrap gap={8} screen aria-label={text(message('page-words.your-dashboard'))}>
      <LinkButton href={first.href}>{text(first.words)}</LinkButton>
      {isNarrow ? (
        <MenuButton
          items={others.map(({ href, words }) => ({ label: text(words), onSelect: () => go(href) }))}
        >
          {(trigger) => (
            <Button {...trigger}>
              {text(message('card.more'))} <IconChevronDown size={16} aria-hidden="true" />
            </Button>
          )}
        </MenuButton>
      ) : (
        others.map(({ href, words }) => (
          <LinkButton key={href} href={href} kind={href === MINE ? 'quiet' : 'outline'}>
            {text(words)}
          </LinkButton>
        ))
      )}
    </Row>
  )
}

const MINE = '/account#/savedDashboards'

/** The actions, the most frequent first. */
function tasksOf({ id, kind }: DocumentRow): readonly Task[] {
  const isDashboard = kind === 'dashboard'
  const edit = { href: `/my-dashboard/details?edit=${id}`, words: message('page-words.edit') }
  const create = { href: '/my-dashboard/details', words: message('page-words.create') }
  return [
    ...(isDashboard ? [edit] : []),
    { href: `/document/${id}/edit`, words: message('page-words.canvas') },
    { href: `/document/${id}/history`, words: message('page-words.history') },
    ...(isDashboard ? [create] : []),
    { href: MINE, words: message('page-words.my-dashboards') },
  ]
}
