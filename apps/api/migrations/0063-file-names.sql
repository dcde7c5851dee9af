-- Marks that turn the direction of what stands beside them make a name look like another; names lose them when they come in.
update stored_file set original_name = regexp_replace(original_name, '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')
where original_name ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';
