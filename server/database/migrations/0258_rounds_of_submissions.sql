-- The rounds in which submitted figures were sent back and corrected: the comment, when it was answered, and how many rows the correction
-- added, changed and dropped. The first round comes first.
alter table figure_submission add column earlier jsonb not null default '[]';
