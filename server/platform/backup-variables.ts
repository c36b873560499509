import { z } from 'zod'
import { given } from './given.ts'
import { webAddress } from './web-address.ts'

const text = z.preprocess(given, z.string().optional())

const HOURS_RULE = 'must be a number of hours from 1 to 744'
const KEEP_RULE = 'must be three whole numbers, of days, weeks and months, such as 7,5,12'

/** Where backups go, how often they are made, and how many are kept. */
export const BACKUP_VARIABLES = {
  BACKUP_TO: text,
  BACKUP_EVERY_HOURS: z.preprocess(
    given,
    z
      .string()
      .regex(/^\d{1,3}$/, HOURS_RULE)
      .transform(Number)
      .refine((hours) => hours >= 1 && hours <= 744, HOURS_RULE)
      .optional(),
  ),
  BACKUP_KEEP: z.preprocess(
    given,
    z
      .string()
      .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, KEEP_RULE)
      .default('7,5,12'),
  ),
  BACKUP_PASSPHRASE: z.preprocess(given, z.string().min(12, 'must have at least 12 characters').optional()),
  BACKUP_S3_ENDPOINT: z.preprocess(given, webAddress.optional()),
  BACKUP_S3_REGION: z.preprocess(given, z.string().default('us-east-1')),
  BACKUP_S3_KEY: text,
  BACKUP_S3_SECRET: text,
} as const

/** How many backups are kept: the last one of so many days, weeks and months that have one. */
export interface BackupsKept {
  readonly days: number
  readonly weeks: number
  readonly months: number
}

/** An account at a service that stores files as S3 does. */
export interface S3Account {
  /** The address of the service; null: that of AWS in the region. */
  readonly endpoint: string | null
  readonly region: string
  readonly key: string
  readonly secret: string
}

export interface BackupVariables {
  /** A folder, or `s3://bucket/prefix`; null: `backups` in the data folder. */
  readonly to: string | null
  /** null: only when somebody asks. */
  readonly everyHours: number | null
  readonly keep: BackupsKept
  /** null: files are not encrypted. */
  readonly passphrase: string | null
  readonly s3: S3Account | null
}

type Found = z.output<z.ZodObject<typeof BACKUP_VARIABLES>>

type Reading =
  | { readonly ok: true; readonly backup: BackupVariables }
  | { readonly ok: false; readonly sentence: string }

/** The backups of the variables, or a sentence where they do not go together. */
export function backupOf(found: Found): Reading {
  const [days = 0, weeks = 0, months = 0] = found.BACKUP_KEEP.split(',').map(Number)
  const { BACKUP_S3_KEY: key, BACKUP_S3_SECRET: secret } = found
  if ((key === undefined) !== (secret === undefined))
    return { ok: false, sentence: 'BACKUP_S3_KEY and BACKUP_S3_SECRET must be set together.' }
  if (found.BACKUP_TO?.startsWith('s3:') && !/^s3:\/\/[\w.-]+(\/[\w./-]*)?$/.test(found.BACKUP_TO))
    return { ok: false, sentence: 'BACKUP_TO must be a folder or an address such as s3://bucket/folder.' }
  if (found.BACKUP_TO?.startsWith('s3:') && key === undefined)
    return { ok: false, sentence: 'BACKUP_TO names a bucket: set BACKUP_S3_KEY and BACKUP_S3_SECRET too.' }
  return {
    ok: true,
    backup: {
      to: found.BACKUP_TO ?? null,
      everyHours: found.BACKUP_EVERY_HOURS ?? null,
      keep: { days: Math.max(1, days), weeks, months },
      passphrase: found.BACKUP_PASSPHRASE ?? null,
      s3:
        key === undefined || secret === undefined
          ? null
          : {
              endpoint: found.BACKUP_S3_ENDPOINT ?? null,
              region: found.BACKUP_S3_REGION,
              key,
              secret,
            },
    },
  }
}
