import { Row, Text } from '#web/kit/layout.tsx'
import classes from './comments.module.css'

interface CommentItemProps {
  readonly author: string
  /** Author and time. */
  readonly about: string
  readonly actions: React.ReactNode
  readonly children: React.ReactNode
}

/** One comment of a list: who wrote it and when, what can be done with it, and its words. */
export function CommentItem({ author, about, actions, children }: CommentItemProps) {
  return (
    <li className={classes.comment}>
      <Row gap={8} align="start" justify="between" className={classes.head}>
        <Text weight={600} breaks>
          {author}{' '}
          <Text as="span" tone="faint" weight={400}>
            {about}
          </Text>
        </Text>
        {actions}
      </Row>
      {children}
    </li>
  )
}

/** The words of a comment, as they were typed. */
export function CommentText({ children }: { readonly children: string }) {
  return (
    <p className={classes.text} dir="auto">
      {children}
    </p>
  )
}
