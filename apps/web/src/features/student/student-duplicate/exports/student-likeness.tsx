import type { Student } from '@corridor/contract/student/student/shapes'
import { api } from '../../../../lib/call/client'
import { MergedFrom } from '../../../../lib/duplicate/merged-from'
import { SeenDouble } from '../../../../lib/duplicate/seen-double'
import { paths } from '../../../../paths'
import { studentDoubles, studentReasons } from './student-doubles'

/** The doubles of a student: the likeliest that was seen, and those that were merged into it. */
export default function StudentLikeness({ student }: { student: Student }) {
  return (
    <>
      <SeenDouble
        record={student}
        list={api.studentDuplicate.list}
        to={paths.company.listStudentDuplicate}
        nameOf={studentDoubles.nameOf}
        reasons={studentReasons}
      />
      <MergedFrom id={student._id} doubles={studentDoubles} />
    </>
  )
}
