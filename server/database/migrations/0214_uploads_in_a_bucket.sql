-- What people send lies beside its row, or in a bucket under a name (server/uploads/).
alter table upload_piece alter column content drop not null;
alter table upload_piece add column object text;
alter table upload_piece add constraint upload_piece_is_somewhere check ((content is null) <> (object is null));
alter table testimonial_video alter column content drop not null;
alter table testimonial_video add column object text;
alter table testimonial_video add constraint testimonial_video_is_somewhere
  check ((content is null) <> (object is null));
