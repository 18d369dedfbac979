import jobs from '@content/jobs';

export const openJobs = jobs.filter(({ open }) => open);
