import type { Answers } from '#server/assistant/answers.ts'
import type { Voices } from '#server/assistant/voices.ts'
import type { Backups } from '#server/backup/backups.ts'
import type { Briefs } from '#server/briefs/briefs.ts'
import type { Calculations } from '#server/calculations/calculations.ts'
import type { Audits } from '#server/data-audit/audits.ts'
import type { DataFiles } from '#server/data-files/data-files.ts'
import type { FigureFiles } from '#server/figure-files/figure-files.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { DocumentFiles } from '#server/paper/document-files.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Remote } from '#server/platform/remote/remote.ts'
import type { WritingWatch } from '#server/platform/disk/writing.ts'
import type { MetricsAccess } from '#server/platform/environment.ts'
import type { CallWatch } from '#server/platform/http/call-watch.ts'
import type { ModelVariables } from '#server/platform/model-variables.ts'
import type { ProductVersion } from '#server/platform/product-version.ts'
import type { UploadRoom } from '#server/uploads/upload-room.ts'
import type { WaitingList } from '#server/waiting/waiting-list.ts'

/** The services that the features of one server share; each is opened once (`server/app.ts`). */
export interface Services {
  readonly accounts: Accounts
  readonly answers: Answers
  readonly audits: Audits
  /** null: this server keeps none. */
  readonly backups: Backups | null
  readonly briefs: Briefs
  readonly calculations: Calculations
  /** How calls are answered. */
  readonly calls: CallWatch
  readonly database: Database
  readonly dataFiles: DataFiles
  readonly documentFiles: DocumentFiles
  readonly figureFiles: FigureFiles
  readonly jobs: Jobs
  /** Who may read the counts of this process. */
  readonly metrics: MetricsAccess
  /** `production` unless the server says otherwise of itself. */
  readonly mode: string
  /** The language model that may phrase answers of the assistant; null: they stay as they are. */
  readonly model: ModelVariables | null
  /** Servers of others that may be read. */
  readonly remote: Remote
  /** Where the large things lie that people send. */
  readonly uploads: UploadRoom
  readonly version: ProductVersion
  readonly voices: Voices
  readonly waiting: WaitingList
  readonly writing: WritingWatch
}
