import { snippets } from '#contract/by-api/snippets.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './addresses.module.css'

/** The same figures as a table and as JSON. */
export interface TwoAddresses {
  readonly csv: string
  readonly json: string
}

/** Addresses to open and to copy, and lines of programs that read them. */
export function Addresses({ list }: { readonly list: readonly TwoAddresses[] }) {
  const { text } = useLanguage()
  if (list.length === 0) return null
  const whole = list.map(({ csv }) => window.location.origin + csv)
  return (
    <>
      <Stack gap={12} above={12}>
        {list.map(({ csv, json }) => (
          <Copied key={csv} name="" text={window.location.origin + csv}>
            <a href={csv}>{text(message('by-api.table'))}</a>
            <a href={json} target="_blank" rel="noreferrer">
              {text(message('by-api.json'))}
            </a>
          </Copied>
        ))}
      </Stack>
      <Text as="h3" heading above={24}>
        {text(message('by-api.lines'))}
      </Text>
      <Stack gap={12} above={8}>
        {snippets(whole).map((snippet) => (
          <Copied key={snippet.name} {...snippet} />
        ))}
      </Stack>
    </>
  )
}

interface CopiedProps {
  readonly name: string
  readonly text: string
  readonly children?: React.ReactNode
}

/** Lines to read and to copy, with what else can be done with them. */
export function Copied({ name, text: lines, children }: CopiedProps) {
  const { text } = useLanguage()
  const [copied, copy] = useCopied()
  return (
    <div>
      <pre className={classes.lines}>
        <code>{lines}</code>
      </pre>
      <Row wrap gap={16} align="center" above={4}>
        {name}
        {children}
        <Text as="span" last>
          <Button kind="quiet" onClick={() => copy(lines)}>
            {text(message(copied ? 'by-api.copied' : 'by-api.copy'))}
          </Button>
        </Text>
      </Row>
    </div>
  )
}
