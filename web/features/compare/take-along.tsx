import { IconDownload, IconLink, IconPrinter } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import type { ComparedLine } from '#domain/side-by-side/compared-lines.ts'
import type { LineChange } from '#domain/side-by-side/line-changes.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { MenuButton } from '#web/kit/menu-button.tsx'
import { printPage } from '#web/kit/print-page.ts'
import { withFailureToast } from '#web/kit/toast.ts'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

interface TakeAlongProps {
  readonly catalogue: Catalogue
  readonly lines: readonly ComparedLine[]
  readonly changes: readonly LineChange[]
}

/** The link, the workbook, the slides and the paper of a comparison. */
export function TakeAlong({ catalogue: { release }, lines, changes }: TakeAlongProps) {
  const language = useLanguage()
  const { text } = language
  const [copied, copy] = useCopied()
  const save = (kind: 'xlsx' | 'pptx') =>
    void withFailureToast(text(message('profiles.no-file')), async () => {
      const { saveCompare } = await import('./save-compare.ts')
      await saveCompare(kind, { lines, changes, release, language, address: window.location.href })
    })
  return (
    <Row gap={8} wrap screen>
      <Button onClick={() => copy(window.location.href)}>
        <IconLink size={18} aria-hidden="true" />
        {text(message(copied ? 'work-list.copied' : 'work-list.share'))}
      </Button>
      <MenuButton
        items={(['xlsx', 'pptx'] as const).map((kind) => ({
          label: text(message('work-list.file', { kind })),
          onSelect: () => save(kind),
        }))}
      >
        {(trigger) => (
          <Button {...trigger}>
            <IconDownload size={18} aria-hidden="true" />
            {text(message('card.download'))}
          </Button>
        )}
      </MenuButton>
      <Button onClick={printPage}>
        <IconPrinter size={18} aria-hidden="true" />
        {text(message('compare-page.print'))}
      </Button>
    </Row>
  )
}
