-- Which releases are those of the data set that ships, and in which version: a newer one is laid over them, and under what
-- people published. Of the stores that there are, the first release is such a one.
alter table release add column dataset text not null default '';
update release set dataset = coalesce(substring(note from '^Default data set ([0-9]+(?:[.][0-9]+)*)'), 'before 2026.11.2')
where number = 1 and actor = 'MSDAT';
