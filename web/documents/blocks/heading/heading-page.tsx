import type { BlockPageProps } from '../block-page.ts'
import classes from '../../document-blocks.module.css'

/** A heading of its level. */
export function HeadingPage({ block: { level, text } }: BlockPageProps<'heading'>) {
  const Heading = `h${level}` as const
  return <Heading className={classes.heading}>{text}</Heading>
}
